/** The analysis as a picture to share: names, points, where they came from, and how they went. */
import type { Timeline } from '@heorot/shared/record'
import { colours, fonts } from '../../../app/theme/tokens'
import type { GameAnalysis } from '../../../kit/helpers/gameAnalysis'
import { chanceCurves, curvesOf, seatColour, seatDashes } from './curves'
import type { OddsRun } from './OddsRun'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 60
/** Both curves stand side by side; the points take all the room where the chances are not known. */
const CURVES = { top: 400, height: 170, gap: 60 } as const

export interface AnalysisShown {
  readonly title: string
  readonly names: readonly string[]
  readonly timeline: Timeline
  readonly analysis: GameAnalysis | null
  readonly run: Pick<OddsRun, 'odds' | 'moments'>
  readonly captions: { readonly points: string; readonly odds: string }
}

/** A number with the sign that is as wide as a plus. */
export const withMinus = (n: number): string => String(n).replace('-', '−')

type Pen = CanvasRenderingContext2D

function write(pen: Pen, words: string, at: readonly [number, number], font: string, colour: string): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(words, ...at, WIDTH - at[0] - MARGIN)
}

function drawSeats(pen: Pen, { names, timeline, analysis }: AnalysisShown): void {
  const scores = timeline.standings.at(-1) ?? []
  const order = names.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  order.forEach((seat, line) => {
    const y = 160 + line * 42
    const sources = (analysis?.sources ?? [])
      .filter(({ points }) => points[seat] !== 0)
      .map(({ label, points }) => `${label} ${withMinus(points[seat] ?? 0)}`)
    write(pen, withMinus(scores[seat] ?? 0), [MARGIN, y], `800 30px ${fonts.prose}`, colours.brassLit)
    write(pen, names[seat] ?? '', [MARGIN + 80, y], `700 28px ${fonts.sans}`, seatColour(seat))
    write(pen, sources.join(' · '), [MARGIN + 380, y], `400 22px ${fonts.sans}`, colours.muted)
  })
}

interface Plot {
  readonly caption: string
  readonly curves: readonly string[]
  readonly left: number
  readonly width: number
  /** Steps of the match from edge to edge. */
  readonly length: number
}

function drawCurves(pen: Pen, { caption, curves, left, width, length }: Plot): void {
  write(pen, caption, [left, CURVES.top - 14], `400 20px ${fonts.sans}`, colours.muted)
  pen.fillStyle = colours.ironLow
  pen.fillRect(left, CURVES.top, width, CURVES.height)
  curves.forEach((points, seat) => {
    pen.beginPath()
    for (const pair of points.split(' ')) {
      const [x, y] = pair.split(',').map(Number) as [number, number]
      pen.lineTo(left + (x * width) / Math.max(1, length), CURVES.top + (y / 100) * CURVES.height)
    }
    pen.strokeStyle = seatColour(seat)
    pen.lineWidth = 4
    pen.setLineDash(seatDashes(seat).map(length => length * 2))
    pen.stroke()
  })
}

function drawPlots(pen: Pen, { timeline, run, captions }: AnalysisShown): void {
  const odds = run.odds.value
  const whole = WIDTH - 2 * MARGIN
  const width = odds ? (whole - CURVES.gap) / 2 : whole
  const { length } = timeline
  const points = curvesOf(timeline.standings)
  drawCurves(pen, { caption: captions.points, curves: points, left: MARGIN, width, length })
  if (!odds) return
  const curves = chanceCurves(run.moments, odds.chances)
  drawCurves(pen, { caption: captions.odds, curves, left: MARGIN + width + CURVES.gap, width, length })
}

const FONTS = [`800 30px ${fonts.prose}`, `700 28px ${fonts.sans}`, `600 34px ${fonts.title}`]

/** Null where the browser cannot make one. */
export async function drawAnalysis(shown: AnalysisShown): Promise<Blob | null> {
  // A canvas does not wait for a font that the page has not used yet.
  await Promise.all(FONTS.map(font => document.fonts.load(font, '0')))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = colours.oak
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  write(pen, 'HEOROT', [MARGIN, 70], `600 26px ${fonts.title}`, colours.brass)
  write(pen, shown.title, [MARGIN, 112], `600 34px ${fonts.title}`, colours.text)
  drawSeats(pen, shown)
  drawPlots(pen, shown)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}
