/** One row of the contact sheet. */
export interface Sample {
  readonly label: string
  readonly picture: { readonly svg: string; readonly width: number; readonly height: number }
  readonly scale?: number
}

export interface Section {
  readonly title: string
  readonly samples: readonly Sample[]
}
