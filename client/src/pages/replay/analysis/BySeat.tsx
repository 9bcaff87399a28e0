import type { ComponentChildren } from 'preact'
import { Sigil } from '../../../ui/Sigil'
import { namesOf, useReplay } from '../context'

/** A table with a column for every seat; where it is too wide, it scrolls by itself. */
export function BySeat({ title, children }: { title: string; children: ComponentChildren }) {
  const { playback } = useReplay()
  return (
    <div class="scroll-x">
      <table class="tale-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {namesOf(playback).map((name, seat) => (
              <th key={seat} scope="col">
                <Sigil seat={seat} size={22} /> <span class="cut">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export function Row({ label, cells }: { label: ComponentChildren; cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
    </tr>
  )
}
