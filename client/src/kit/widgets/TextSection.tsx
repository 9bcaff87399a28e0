import type { ComponentChildren } from 'preact'

/** A part of the table in words, with its heading. */
export const TextSection = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

export const TextList = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line, i) => (
      <li key={i}>{line}</li>
    ))}
  </ul>
)

interface TableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** A table whose rows and columns are named. */
export const TextTable = ({ caption, columns, rows }: TableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <td />
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }, i) => (
        <tr key={i}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
