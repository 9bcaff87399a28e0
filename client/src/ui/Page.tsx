import type { ComponentChildren } from 'preact'
import { Door } from './Door'
import { LanguageSwitch } from './LanguageSwitch'

interface Props {
  readonly title: string
  readonly children: ComponentChildren
}

/** Any page that is neither home nor table: a way back, a title, the language. */
export const Page = ({ title, children }: Props) => (
  <div class="page">
    <header class="page-head">
      <Door />
      <LanguageSwitch />
    </header>
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  </div>
)
