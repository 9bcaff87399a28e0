import type { LegendTypes } from '@heorot/shared/games/legend'
import type { ComponentChildren } from 'preact'
import { HandOf } from '../../kit/widgets/HandOf'
import type { HandProps } from '../../table/frame'
import { cardName, sortHand, tokenName } from './names'
import { CardImage, TokenImage } from './overlay/images'
import { useWords } from './texts/useWords'

const CARD = 32
const TOKEN = 30

/** Cards and tokens that a seat holds. */
export function Hand({ secret }: HandProps<LegendTypes>): ComponentChildren {
  const words = useWords()
  if (!words) return null
  const cards = sortHand(secret.hand).map((card, i) => ({
    key: `card ${card} ${i}`,
    name: cardName(words, card),
    picture: <CardImage card={card} words={words} size={CARD} />,
  }))
  const tokens = secret.tokens.map((token, i) => ({
    key: `token ${token} ${i}`,
    name: tokenName(words, token),
    picture: <TokenImage token={token} size={TOKEN} />,
  }))
  return <HandOf things={[...cards, ...tokens]} />
}
