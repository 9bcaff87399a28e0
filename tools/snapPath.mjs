/** Rewrites an SVG path with whole numbers. Positions are snapped, not steps, so errors do not add up. */

const lengths = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** [letter, numbers] for every single segment; arc flags may stand without separators. */
function* segments(path) {
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const need = lengths[letter.toLowerCase()]
    const numbers =
      letter.toLowerCase() === 'a' ? arcNumbers(rest) : (rest.match(new RegExp(number, 'g')) ?? [])
    if (need === 0) yield [letter, []]
    for (let at = 0; at < numbers.length; at += need) {
      const follow = at > 0 && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter
      yield [follow, numbers.slice(at, at + need).map(Number)]
    }
  }
}

const number = '(-?(?:\\d*\\.\\d+|\\d+))'
const arc = new RegExp([number, number, number, '([01])', '([01])', number, number].join('[ ,]*'), 'g')
const arcNumbers = text => [...text.matchAll(arc)].flatMap(match => match.slice(1))

const join = numbers => numbers.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('')

export function snapPath(path) {
  let [x, y, sx, sy] = [0, 0, 0, 0] // exact
  let [px, py, psx, psy] = [0, 0, 0, 0] // snapped
  let out = ''
  let last = ''
  for (const [letter, raw] of segments(path)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    if (kind === 'z') {
      ;[x, y, px, py] = [sx, sy, psx, psy]
      out += 'z'
      last = 'z'
      continue
    }
    const absolute = raw.map((v, i) => {
      if (!relative) return v
      if (kind === 'h') return v + x
      if (kind === 'v') return v + y
      if (kind === 'a') return i === 5 ? v + x : i === 6 ? v + y : v
      return v + (i % 2 ? y : x)
    })
    const steps = absolute.map((v, i) => {
      if (kind === 'h') return Math.round(v) - px
      if (kind === 'v') return Math.round(v) - py
      if (kind === 'a') {
        if (i === 5) return Math.round(v) - px
        if (i === 6) return Math.round(v) - py
        return i < 2 ? Math.round(v * 2) / 2 : Math.round(v)
      }
      return Math.round(v) - (i % 2 ? py : px)
    })
    if (kind === 'h') x = absolute[0]
    else if (kind === 'v') y = absolute[0]
    else [x, y] = absolute.slice(-2)
    px = Math.round(x)
    py = Math.round(y)
    if (kind === 'm') [sx, sy, psx, psy] = [x, y, px, py]
    const first = out === ''
    const numbers = join(first ? [px, py] : steps)
    const glue = last === kind && kind !== 'm' ? (numbers[0] === '-' ? '' : ' ') : first ? 'M' : kind
    out += glue + numbers
    last = kind
  }
  return out
}
