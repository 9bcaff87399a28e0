import { BANNER_COLOURS, BANNER_DIVISIONS, BANNER_SIGNS, MEMBER_SIGNS } from '@heorot/shared'
import { bannerPicture, clothColours, signIcons, signInk } from './banner'
import { memberShield } from './memberShield'

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const light = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

test.each(BANNER_COLOURS)('a sign stands out on %s', cloth => {
  expect(contrast(clothColours[cloth], signInk(cloth))).toBeGreaterThanOrEqual(3)
})

test('every sign, division and beast can be drawn', () => {
  for (const sign of BANNER_SIGNS) expect(signIcons[sign].length).toBeGreaterThan(20)
  for (const division of BANNER_DIVISIONS) {
    const { svg } = bannerPicture({ cloth: 'red', second: 'gold', division, sign: 'ship' })
    expect(svg).toContain(clothColours.gold)
  }
  const shields = MEMBER_SIGNS.map(sign => memberShield({ sign, colour: sign }).svg)
  expect(new Set(shields).size).toBe(MEMBER_SIGNS.length)
})
