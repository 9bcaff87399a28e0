import fc from 'fast-check'
import { prepareText, repairText, TEXT_RULES, textFault } from './userText'

const faultOf = (name: string) => textFault(name, TEXT_RULES.name)

const NAMES = `
  Hrothgar, Łucja Żółć, Maren af Sund, Renée, Jean Luc, 李小龍, מרים, أحمد
  เก่ง, हिन्दी, שָׁלוֹם, Nguyễn, x̣̂, Ædwen 2, O'Brien, !
  Bjørn 🐻, ❤️, ❤, 👩🏽‍🚀, 👩‍👩‍👧‍👦, 🏳️‍🌈, 🇵🇱, 5️⃣
  ☎︎
`

it.each(NAMES.split(/[,\n]/).flatMap(name => name.trim() || []))('takes %s', name => {
  expect(faultOf(name)).toBeNull()
})

it.each([
  ['', 'text-blank'],
  [' \u00a0\u3000', 'text-blank'],
  ['x'.repeat(25), 'text-too-long'],
  ['Ali\ud800', 'text-broken'],
  ['\udc00Ali', 'text-broken'],
  ['A\ud800B', 'text-broken'],
  ['Ali\ufffd', 'text-broken'],
  ['Rene\u0301e', 'text-not-normalised'],
  [' Ali', 'text-not-normalised'],
  ['Ali\n', 'text-not-normalised'],
])('refuses %j: %s', (name, reason) => {
  expect(faultOf(name)).toBe(reason)
})

it.each([
  0x0000, 0x0009, 0x000a, 0x007f, 0x0085, 0x00ad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c,
  0x200d, 0x200e, 0x2028, 0x202e, 0x2060, 0x2066, 0x2069, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9,
  0x1d173, 0xe0001, 0xe0067, 0xe0100, 0xe000, 0x10ffff, 0xfdd0, 0xe0fff,
])('refuses %i as invisible', code => {
  expect(faultOf(`a${String.fromCodePoint(code)}b`)).toBe('text-invisible')
})

it('takes a joiner or a selector in an emoji only', () => {
  for (const text of [
    '👩\u200d',
    '\u200d👩',
    '👩\u200d\u200d👧',
    '👩\u200da',
    'a\ufe0f',
    '👩\ufe0f\ufe0f',
    '1\ufe0f',
  ])
    expect(faultOf(`x${text}x`)).toBe('text-invisible')
  // The flags of England, Scotland and Wales are written with tag characters.
  expect(faultOf('🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}')).toBe('text-invisible')
})

it('refuses stacks of marks', () => {
  for (const text of [
    'H̴̡̛͙',
    'x\u0323\u0302\u0334',
    'ก็็',
    '\u0301a',
    'a \u0301',
    'ק\u05b0\u05b1\u05b2\u05b3\u05b4',
  ])
    expect(faultOf(text.normalize('NFC'))).toBe('text-stacked-marks')
})

it('counts characters, not code units', () => {
  expect(faultOf('🐻'.repeat(24))).toBeNull()
  expect(faultOf('🐻'.repeat(25))).toBe('text-too-long')
})

it('lets a note be empty and have lines', () => {
  expect(textFault('', TEXT_RULES.note)).toBeNull()
  expect(textFault('first\n\nsecond', TEXT_RULES.note)).toBeNull()
  expect(textFault('first\r\nsecond', TEXT_RULES.note)).toBe('text-invisible')
  expect(textFault('first\nsecond', TEXT_RULES.chat)).toBe('text-invisible')
})

const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map(units => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

it('never finds a blank at an end or another form of the same letter in what it prepared', () => {
  fc.assert(
    fc.property(anyText, text => {
      expect(textFault(prepareText(text), { max: 1000 })).not.toBe('text-not-normalised')
    }),
  )
})

it('repairs whatever was stored before, and leaves alone what is well', () => {
  fc.assert(
    fc.property(anyText, text => {
      const repaired = repairText(text, TEXT_RULES.name)
      expect(faultOf(repaired)).toBeNull()
      if (faultOf(text) === null) expect(repaired).toBe(text)
    }),
    { numRuns: 1000 },
  )
  expect(repairText('Ali\ud800', TEXT_RULES.name)).toBe('Ali')
  expect(repairText('\u202e', TEXT_RULES.name)).toBe('?')
})
