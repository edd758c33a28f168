// Print how many sequences of moves shogiops counts, an independent library, or what it finds wrong with the position: a line
// for each line "position <tab> depth ..." on standard input.  The argument is the folder of the library.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const library = name => import(pathToFileURL(`${process.argv[2]}/dist/${name}.js`));
const { parseSfen } = await library('sfen');
const { perft } = await library('debug');

for await (const line of createInterface({ input: process.stdin })) {
    const [word, depth] = line.split('\t');
    const sfen = word.replaceAll('_', ' ');
    const rules = sfen.split(' ')[0].split('/').length === 5 ? 'minishogi' : 'standard';
    const position = parseSfen(rules, sfen, false);
    console.log(position.isOk ? perft(position.value, Number(depth)) : position.error.message);
}
