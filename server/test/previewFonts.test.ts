/** Link previews are drawn on the server, with the fonts of the build. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** `npm run build` writes them. */
const folder = join(__dirname, '../../client/dist/preview')
const fontFiles = readdirSync(folder)
  .filter(name => name.endsWith('.ttf'))
  .map(name => join(folder, name))

/** How wide a text is drawn; letters that no font has take no room. */
function widthOf(text: string, family: string, weight: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><text y="60" font-family="${family}" font-weight="${weight}" font-size="40">${text}</text></svg>`
  const box = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox()
  return box?.width ?? 0
}

it.each([
  ['Alegreya Sans', 700],
  ['Cinzel SemiBold', 600],
])('draws every letter of a Polish sentence in %s', (family, weight) => {
  const plain = widthOf('Mozna ogladac Lodz', family, weight)
  expect(widthOf('Można oglądać Łódź', family, weight) / plain).toBeCloseTo(1, 1)
})

it('draws names in other scripts', () => {
  for (const name of ['Žižka', 'Вячеслав', 'Οδυσσέας', 'Nguyễn'])
    expect(widthOf(name, 'Alegreya Sans', 700)).toBeGreaterThan(80)
})
