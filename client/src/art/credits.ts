/** Whose work we build on, for the about page. */

export interface Credit {
  readonly what: string
  readonly by: readonly string[]
  readonly licence: string
  readonly url: string
}

export const credits: readonly Credit[] = [
  {
    what: 'Icons of game-icons.net, simplified and recoloured',
    by: ['Lorc', 'Delapouite', 'Skoll', 'Caro Asercion', 'and other contributors of game-icons.net'],
    licence: 'CC BY 3.0',
    url: 'https://game-icons.net',
  },
  {
    what: 'Alegreya and Alegreya Sans',
    by: ['Juan Pablo del Peral', 'Huerta Tipográfica'],
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/huertatipografica/Alegreya',
  },
  {
    what: 'Cinzel',
    by: ['Natanael Gama'],
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/NDISCOVER/Cinzel',
  },
]
