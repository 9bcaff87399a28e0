/// <reference types="vite/client" />
/** A contact sheet of every object, for looking at. `#name` shows one section only. */

import type { Section } from '../art/section'
import { pictureUrl } from '../art/svg'
import { shellSections } from './shellSections'
import { surfaceSections } from './surfaceSections'

function show({ title, samples }: Section): HTMLElement {
  const section = document.createElement('section')
  section.append(Object.assign(document.createElement('h2'), { textContent: title }))
  for (const { label, picture, scale = 1 } of samples) {
    const figure = document.createElement('figure')
    const image = document.createElement('img')
    image.src = pictureUrl(picture)
    image.alt = label
    image.width = picture.width * scale
    image.height = picture.height * scale
    figure.append(image, Object.assign(document.createElement('figcaption'), { textContent: label }))
    section.append(figure)
  }
  return section
}

type Sections = Readonly<Record<string, () => readonly Section[]>>
const modules = import.meta.glob<Sections>('../games/*/art/sections.ts', { eager: true })

const wanted = decodeURIComponent(location.hash.slice(1))
const gameSections = Object.values(modules).flatMap(module => Object.values(module).flatMap(list => list()))
const sections = [...gameSections, ...surfaceSections(), ...shellSections()]
document.body.append(...sections.filter(each => !wanted || each.title.startsWith(wanted)).map(show))
