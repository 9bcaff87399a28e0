/** Every colour the tables and the hall are painted with. */

export const palette = {
  oakDeep: '#14100c',
  oak: '#1d150f',
  oakLight: '#2a1e14',
  iron: '#1c2124',
  ironEdge: '#3a4246',
  vellum: '#e9dcc0',
  vellumLight: '#f7e8c6',
  vellumShade: '#cdb88c',
  ink: '#2b2118',
  brass: '#d9a441',
  brassLight: '#fbe6a8',
  brassDark: '#76501a',
  ember: '#e2703a',
  text: '#efe6d2',
  muted: '#a99f8c',
  boon: '#4f9d69',
  peril: '#c2452d',
  /** Darker and lighter than boon and peril, so that numerals keep AA contrast on a tile's face. */
  boonInk: '#27703f',
  perilInk: '#f47a5d',
  pip: '#fbf1da',
} as const

/** Seat 0 to 4. */
export const seatNames = ['wolf', 'boar', 'raven', 'stag', 'bear'] as const
export type SeatName = (typeof seatNames)[number]

export interface SeatColours {
  readonly base: string
  readonly light: string
  readonly dark: string
}

export const seatColours: Readonly<Record<SeatName, SeatColours>> = {
  wolf: { base: '#c8553d', light: '#e58a6f', dark: '#7d2f20' },
  boar: { base: '#3e8e5a', light: '#74bd8c', dark: '#1f5233' },
  raven: { base: '#4a7fb5', light: '#86b0da', dark: '#274a70' },
  stag: { base: '#8d6bb0', light: '#b79ad3', dark: '#523a6c' },
  bear: { base: '#c9a227', light: '#e5c866', dark: '#775d10' },
}
