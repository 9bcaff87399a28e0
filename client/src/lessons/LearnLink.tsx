import { words } from '../app/language'
import { lessons } from '.'

interface Props {
  readonly game: string
  readonly look?: string
  /** In a tab of its own, so that this page stays where it is. */
  readonly apart?: boolean
}

/** The way to the lesson of a game, where there is one. */
export const LearnLink = ({ game, look = '', apart = false }: Props) =>
  lessons.some(lesson => lesson.game === game) ? (
    <a class={look} href={`/learn/${game}`} {...(apart ? { target: '_blank', rel: 'noopener' } : {})}>
      {words().learn}
    </a>
  ) : null
