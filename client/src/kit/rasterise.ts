import type { Rasterise } from './painter'

/** Draws an SVG at its final size, so that it is sharp in every browser. */
export const rasterise: Rasterise = async (svg, width, height) => {
  const sized = svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 width="${width}" height="${height}"`,
  )
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  return image
}
