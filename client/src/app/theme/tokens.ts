/**
 * Colours, sizes and durations of the shell and of the tables' layout; the pictures' own colours come from
 * the palette of the art. `tokens.css` repeats them for the DOM, kept equal by a test.
 */
import { palette } from '../../art/palette'

export const colours = {
  oakDeep: palette.oakDeep,
  oak: '#1f160f',
  iron: palette.iron,
  ironTop: '#283035',
  ironLow: '#161a1d',
  ironEdge: palette.ironEdge,
  ironEdgeLit: '#4a5357',
  vellum: palette.vellum,
  vellumLit: palette.vellumLight,
  vellumShade: palette.vellumShade,
  ink: palette.ink,
  inkSoft: '#5a472f',
  brass: palette.brass,
  brassLit: palette.brassLight,
  brassDark: palette.brassDark,
  brassInk: '#241705',
  ember: palette.ember,
  text: palette.text,
  /** Lighter than the pictures' muted, so that small words keep AA contrast on iron. */
  muted: '#b3a996',
  boonLit: '#7ccb97',
  boonInk: palette.boonInk,
  peril: palette.peril,
  perilLit: '#ef8a6c',
  live: '#63c284',
} as const

export const fonts = {
  title: "'Cinzel', 'Times New Roman', serif",
  sans: "'Alegreya Sans', 'Segoe UI', sans-serif",
  prose: "'Alegreya', Georgia, serif",
} as const

/** Pixels. */
export const sizes = {
  target: 44,
  bar: 52,
  barPhone: 48,
  drawer: 308,
  radius: 10,
  radiusCard: 14,
  radiusControl: 8,
  margin: 64,
} as const

/** Milliseconds at normal speed. */
export const durations = {
  quick: 140,
  slide: 320,
  toast: 6000,
} as const

/** Up to here a screen is a phone held upright, up to `tablet` the drawer lies over the table. */
export const breakpoints = { phone: 720, tablet: 1180 } as const
