import type { ComponentChildren } from 'preact'

interface Thing {
  readonly key: string
  readonly name: string
  readonly picture: ComponentChildren
}

/** What somebody holds, side by side: pictures for the eye, names for the ear and for whoever points at one. */
export const HandOf = ({ things }: { readonly things: readonly Thing[] }) => (
  <ul class="kit-hand">
    {things.map(({ key, name, picture }) => (
      <li key={key} title={name}>
        {picture}
        <span class="unseen">{name}</span>
      </li>
    ))}
  </ul>
)
