import { BANNER_DIVISIONS, BANNER_SIGNS, MEMBER_SIGNS } from '@heorot/shared'
import { bannerPicture, clothColours, signIcons } from './banner'
import { memberShield } from './memberShield'

test('every sign, division and beast can be drawn', () => {
  for (const sign of BANNER_SIGNS) expect(signIcons[sign].length).toBeGreaterThan(20)
  for (const division of BANNER_DIVISIONS) {
    const { svg } = bannerPicture({ cloth: 'red', second: 'gold', division, sign: 'ship' })
    expect(svg).toContain(clothColours.gold)
  }
  const shields = MEMBER_SIGNS.map(sign => memberShield({ sign, colour: sign }).svg)
  expect(new Set(shields).size).toBe(MEMBER_SIGNS.length)
})
