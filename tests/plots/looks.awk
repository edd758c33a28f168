# Are the looks of plots/style.gnuplot told apart, in colour, in grey, and by those who are blind to a colour?  A thing has one
# look, and things of a kind, which may stand in one figure, have different ones.

function digit(text) { return index("0123456789abcdef", text) - 1 }
function hex(text) { return 16 * digit(substr(text, 1, 1)) + digit(substr(text, 2, 1)) }
function linear(value) { return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ^ 2.4 }
function cube_root(t) { return t > 216 / 24389 ? t ^ (1 / 3) : (24389 / 27 * t + 16) / 116 }

# CIELAB of "#rrggbb" under D65, as lab[lightness], 0, black, to 100, white, lab["a"] and lab["b"].
function see(eye, colour, lab,    i, j, part, seen, x, y, z) {
    for (i = 0; i < 3; i++) part[i] = linear(hex(substr(colour, 2 + 2 * i, 2)) / 255)
    for (i = 0; i < 3; i++) {
        seen[i] = 0
        for (j = 0; j < 3; j++) seen[i] += matrix[eye, 3 * i + j + 1] * part[j]
        seen[i] = seen[i] < 0 ? 0 : seen[i] > 1 ? 1 : seen[i]
    }
    x = cube_root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505)
    y = cube_root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2])
    z = cube_root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089)
    lab["lightness"] = 116 * y - 16; lab["a"] = 500 * (x - y); lab["b"] = 200 * (y - z)
}

# 2.3 is a difference that is just noticed.
function distance(eye, one, other,    p, q) {
    see(eye, one, p); see(eye, other, q)
    return sqrt((p["lightness"] - q["lightness"]) ^ 2 + (p["a"] - q["a"]) ^ 2 + (p["b"] - q["b"]) ^ 2)
}
function grey(colour,    lab) { see("normal", colour, lab); return lab["lightness"] }
function apart(one, other) { return one > other ? one - other : other - one }
function eye(name, numbers,    i, n, number) {
    eyes[++eye_count] = name; n = split(numbers, number, " ")
    for (i = 1; i <= n; i++) matrix[name, i] = number[i]
}

# Who looks: what a colour in linear sRGB is to them, for one who lacks a cone altogether (G. M. Machado, M. M. Oliveira,
# L. A. F. Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009, severity 1).
BEGIN {
    eye("normal", "1 0 0 0 1 0 0 0 1")
    eye("protanope", "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998")
    eye("deuteranope", "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881")
    eye("tritanope", "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.303900")
    # The measure itself: white is far from black, and red and green are one to those who lack a cone.
    if (apart(grey("#ffffff"), 100) > 0.1 || grey("#000000") > 0.1 || apart(grey("#777777"), 50) > 1) print "greys are wrong"
    if (distance("normal", "#d62728", "#5f7f00") < 60 || distance("deuteranope", "#c07a00", "#8a9a10") > 12 ||
        distance("tritanope", "#0099aa", "#00aa77") > distance("normal", "#0099aa", "#00aa77")) print "distances are wrong"
}

/^end$/ { table = "" }
table == "looks" { look[$1] = $2; name[++looks] = $1; marker[looks] = $3; dash[looks] = $4 }
table == "meanings" {
    kind[++meanings] = $1; thing[meanings] = $2; its[meanings] = $3; said[meanings] = $0; sub(/^[^']*/, "", said[meanings])
}
/^\$(looks|meanings) << end$/ { table = substr($1, 2) }

END {
    for (i = 1; i <= looks; i++) {
        if (grey(look[name[i]]) > 75) print name[i] " is too light for white paper"
        for (j = 1; j < i; j++) {
            both = name[i] " and " name[j]
            if (apart(grey(look[name[i]]), grey(look[name[j]])) < 6) print both " are the same grey"
            for (e = 1; e <= eye_count; e++)
                if (distance(eyes[e], look[name[i]], look[name[j]]) < 20) print both " are one to the " eyes[e] " eye"
            if (marker[i] == marker[j] || dash[i] == dash[j]) print both " are one without any colour"
        }
    }
    for (i = 1; i <= meanings; i++) {
        if (!(its[i] in look)) print "there is no look \"" its[i] "\""
        for (j = 1; j < i; j++) {
            if (thing[i] == thing[j] || said[i] == said[j]) print thing[i] " has two lines"
            if (kind[i] == kind[j] && its[i] == its[j]) print thing[i] " and " thing[j] " look the same"
        }
    }
    print looks " looks, " meanings " meanings"
}
