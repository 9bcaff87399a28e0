/** Each act's own painting under the spaces of its board. Dim on purpose: tiles and figures must stand out. */
import { hallBuilding, hallPaints } from './hallBuilding'
import { sceneIcons } from '../icons/sceneIcons'
import { pine, scatter } from './landscape'
import { blur, down, linear, num, type Paint, radial, type SvgPoint, times, use } from '../svg'

export interface Scenery {
  readonly paints: readonly Paint[]
  readonly body: string
  /** The painting's own units; it fills the field, cut where the proportions differ. */
  readonly width: number
  readonly height: number
}

const glowAt = (id: string, colour: string, strength: number): Paint =>
  radial(id, `${colour}/${strength}, ${colour}/0`, [0.5, 0.5], 0.5)

const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

/** I: the hall on its hill, and the moor where two eyes look at it. */
function heorotByNight(): Scenery {
  const sky = down('moorSky', '#26343c, #4b5355, #a3683c, #b97a45')
  const moon = glowAt('moorMoon', '#e9dfc6', 0.4)
  const mist = down('moorMist', '#beaa82/0, #beaa82/0.28, #beaa82/0')
  const stars = times(46, i => {
    const [x, y] = [(i * 137.5) % 600, (i * 61.7) % 190]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(0.7 + (i % 4) * 0.3)}" fill="#f3ead6" opacity="${num(0.3 + (i % 5) * 0.1)}"/>`
  }).join('')
  const reeds = times(17, i => {
    const x = 12 + i * 19 + (i % 3) * 6
    return `M${x} 600q${(i % 2 ? 1 : -1) * 5}-${30 + (i % 4) * 9} ${(i % 3) * 4 - 4}-${56 + (i % 5) * 11}`
  }).join('')
  const eyes = `<g fill="#ffc766"><path d="M88 480q13-12 28 0-15 10-28 0ZM136 480q13-12 28 0-15 10-28 0Z"/></g><g fill="#2a0d04"><ellipse cx="103" cy="480" rx="3" ry="5"/><ellipse cx="149" cy="480" rx="3" ry="5"/></g><ellipse cx="126" cy="482" rx="84" ry="40" fill="${use(glowAt('moorEyes', '#ff8a2c', 0.4))}"/>`
  return {
    width: 600,
    height: 600,
    paints: [sky, moon, mist, glowAt('moorEyes', '#ff8a2c', 0.4), blur(6), ...hallPaints()],
    body: `<rect width="600" height="600" fill="${use(sky)}"/>${stars}<circle cx="96" cy="92" r="120" fill="${use(moon)}"/><circle cx="96" cy="92" r="27" fill="#efe6d2" opacity=".85"/><circle cx="88" cy="86" r="5" fill="#cfc4ab"/><circle cx="103" cy="99" r="7" fill="#cfc4ab" opacity=".8"/>
${path('M0 300 90 232 160 268 250 206 330 262 430 196 520 250 600 214V420H0Z', '#454b4a')}${path('M0 350 120 300 240 340 360 292 600 330V430H0Z', '#353a39')}
<g transform="translate(-388 30) scale(.74)">${hallBuilding()}</g>
${path('M0 372C120 342 250 336 420 336 520 336 570 350 600 346V600H0Z', '#4a3621')}${path('M318 336H362L420 440Q350 470 250 452Z', '#e0954a', `opacity=".4" filter="${use(blur(6))}"`)}
${path('M0 430C150 396 260 452 380 440S560 420 600 436V600H0Z', '#332a1c')}<rect y="400" width="600" height="90" fill="${use(mist)}"/>${path('M0 506C110 470 230 520 330 506S520 500 600 520V600H0Z', '#221c13')}
${pine(548, 420, 120, '#14120e')}${pine(584, 440, 150, '#100e0b')}${pine(40, 412, 96, '#161410')}${pine(506, 404, 78, '#1a1712')}
${path('M40 604c-10-80 14-146 60-164 8-16 44-16 52 0 46 18 72 84 62 164Z', '#0d0b09')}${path('M90 448c-20-4-32-20-30-42 14 18 30 22 48 24ZM162 448c20-4 32-20 30-42-14 18-30 22-48 24Z', '#0d0b09')}${eyes}<path d="${reeds}" fill="none" stroke="#0c0b08" stroke-width="3" stroke-linecap="round"/>`,
  }
}

const weed = (x: number, height: number, lean: number) =>
  `M${x} 604c${lean}-${height * 0.3} ${-lean}-${height * 0.5} 0-${height * 0.7}s${-lean * 0.6}-${height * 0.2} ${lean * 0.3}-${height * 0.3}`

/** II: down in the mere, where the giants' sword shines in the cave. */
function mere(): Scenery {
  const water = down('mereWater', '#4f7b7a, #2c5257, #16333a, #0c1d23')
  const sword = glowAt('mereSword', '#ffe6a2', 0.75)
  const shaft = down('mereShaft', '#e2f0d6/0.5, #e2f0d6/0')
  const shafts = [
    'M60 0H130L60 420H-60Z',
    'M220 0H262L240 470H160Z',
    'M350 0H440L480 440H370Z',
    'M520 0H560L660 380H570Z',
  ]
  const bubbles = times(34, i => {
    const [x, y] = [(i * 89.3) % 600, 60 + ((i * 53.9) % 500)]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(1.6 + (i % 5) * 1.1)}" fill="none" stroke="#cfe9e2" stroke-opacity=".45" stroke-width="1.1"/>`
  }).join('')
  const serpent = 'M-20 300C60 250 110 340 180 310S250 220 330 262 420 352 500 300 590 240 640 270'
  return {
    width: 600,
    height: 600,
    paints: [water, sword, shaft, blur(6)],
    body: `<rect width="600" height="600" fill="${use(water)}"/>${shafts.map(d => path(d, use(shaft), `opacity=".5" filter="${use(blur(6))}"`)).join('')}
<path d="${times(8, i => `M${i * 90 - 40} ${12 + (i % 2) * 8}q22-16 45 0t45 0`).join('')}" fill="none" stroke="#e6f3e4" stroke-opacity=".5" stroke-width="2"/>
<path d="${serpent}" fill="none" stroke="#0c2127" stroke-width="34" stroke-linecap="round" opacity=".7"/><path d="${serpent}" fill="none" stroke="#4a7a74" stroke-opacity=".55" stroke-width="4" stroke-dasharray="3 12" transform="translate(0 -10)"/>
${path('M0 120C50 150 30 230 70 280S40 400 92 460 60 560 110 600H0ZM600 90C540 130 566 210 530 262S566 380 512 440 544 560 490 600H600Z', '#11262b')}${path('M0 220C34 260 20 330 50 380S30 480 70 600H0ZM600 200C566 250 580 320 552 372S574 470 532 600H600Z', '#0b1a1f')}
${path('M110 604C120 500 200 440 306 436 420 440 486 510 492 604Z', '#091519')}${path('M190 604C196 540 240 496 304 494 368 498 410 540 414 604Z', '#173a3f')}
<circle cx="303" cy="548" r="120" fill="${use(sword)}"/><g fill="#fff0c4" stroke="#5f4110" stroke-width="1"><path d="M300 488 303 482 306 488V560H300Z"/><rect x="286" y="560" width="34" height="5" rx="2.5" fill="#e9bd5f"/><rect x="300.5" y="565" width="5" height="18" fill="#b98433"/><circle cx="303" cy="586" r="4.5" fill="#e9bd5f"/></g>
<path d="${[30, 66, 96, 500, 530, 566].map((x, i) => weed(x, 150 + (i % 3) * 50, i % 2 ? 22 : -20)).join('')}" fill="none" stroke="#071216" stroke-width="9" stroke-linecap="round"/><path d="${[48, 84, 516, 548].map((x, i) => weed(x, 130 + (i % 2) * 60, i % 2 ? -18 : 18)).join('')}" fill="none" stroke="#1f4a48" stroke-width="5" stroke-linecap="round"/>${bubbles}`,
  }
}

/** III: the barrow in one corner, the dragon in the other; the spaces lie across on the diagonal. */
function barrow(): Scenery {
  const sky = down('barrowSky', '#3a1c17, #7a301d, #c0602c, #6a3a20, #33241a')
  const hoard = glowAt('barrowHoard', '#ffc861', 0.95)
  const fire = glowAt('barrowFire', '#ff7a2c', 0.8)
  const scales = linear('barrowScales', '#5a1a10, #a3381c 55%, #e2703a')
  const mound = radial('barrowMound', '#6d5a34, #3d3120 60%, #1f1810', [0.25, 0.15], 1)
  const embers = times(60, i => {
    const at: SvgPoint = [(i * 173.3) % 1000, (i * 97.1) % 800]
    return `<circle cx="${num(at[0])}" cy="${num(at[1])}" r="${num(1 + (i % 4) * 0.6)}" fill="#ffb35c" opacity="${num(0.25 + (i % 5) * 0.13)}"/>`
  }).join('')
  const heap = times(46, i => {
    const [across, up] = [scatter(i, 1) * 2 - 1, scatter(i, 2)]
    const [x, y] = [204 + across * 52, 302 - up * 44 * (1 - across * across)]
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="6.5" ry="3.4" fill="${i % 3 ? '#f3c65c' : '#ffe08a'}" stroke="#6a4610" stroke-width=".9"/>`
  }).join('')
  const cup =
    '<path d="M190 240h28q-1 18-10 21v8h8v5h-24v-5h8v-8q-9-3-10-21Z" fill="#ffe9a8" stroke="#6a4610" stroke-width="1.4"/>'
  return {
    width: 1000,
    height: 800,
    paints: [sky, hoard, fire, mound, scales],
    body: `<rect width="1000" height="800" fill="${use(sky)}"/>
<ellipse cx="200" cy="240" rx="330" ry="260" fill="${use(fire)}" opacity=".55"/><g fill="#4c4030" stroke="#17110b" stroke-width="2"><path transform="translate(0 16)" d="M52 178l8-52 16-4 8 50ZM322 122l6-48 15-2 10 58ZM410 214l4-42 14 0 8 52Z"/></g>${path('M-80 600C-70 250 40 86 200 80 372 76 500 260 640 600Z', use(mound))}
<path d="M10 250q20-60 60-96M80 130q30-34 66-50M300 96q44 26 72 78M396 220q16 34 22 66" fill="none" stroke="#8d7642" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>
${path('M-20 520C200 380 420 470 600 330S880 140 1020 120V820H-20Z', '#4a2c1b', 'opacity=".75"')}${path('M-20 660C240 560 470 610 660 480S900 330 1020 300V820H-20Z', '#33221a', 'opacity=".85"')}
${path('M120 306V212L146 186H262L288 212V306Z', '#14100c')}${path('M146 306V222H262V306Z', '#ffb347')}<circle cx="204" cy="262" r="120" fill="${use(hoard)}"/>${heap}${cup}
<g fill="#5a4c38" stroke="#1a130c" stroke-width="2"><path d="M112 306 118 204 148 206 150 306ZM258 306 262 206 292 204 296 306ZM100 208 112 172 300 172 308 208Z"/></g><path d="M118 180H296" stroke="#a08a62" stroke-width="2" opacity=".7"/>
<ellipse cx="850" cy="620" rx="330" ry="260" fill="${use(fire)}" opacity=".8"/>${path('M520 820C600 730 720 770 800 726S950 690 1020 640V820Z', '#1d140e')}
<g transform="translate(996 486) scale(-.6 .6)"><path transform="translate(10 12)" d="${sceneIcons.spikedDragonHead}" fill="#190805" opacity=".6"/><path d="${sceneIcons.spikedDragonHead}" fill="${use(scales)}" stroke="#ff9a45" stroke-opacity=".65" stroke-width="4"/></g>
<path d="M700 690C640 690 606 722 552 712 588 736 600 742 640 736 604 756 600 770 636 766 668 762 690 742 712 726Z" fill="#ffb347" opacity=".9"/><path d="M704 698C664 700 640 720 606 718 640 734 672 730 706 714Z" fill="#fff0b8" opacity=".9"/>${embers}`,
  }
}

const scenes = { 1: heorotByNight, 2: mere, 3: barrow } as const

export const sceneryOf = (act: keyof typeof scenes): Scenery => scenes[act]()
