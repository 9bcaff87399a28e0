import { inlay, picture } from '../art/svg'
import { boxesOf, tornPath } from './legend/art/torn'
import { boardGeometry, phoneBoard, wideBoard } from './movie/art/board'

const five = Array.from({ length: 5 }, () => '#####')

test('a board is as large as its cells, gaps, pads and frames', () => {
  const { width, height, corner } = boardGeometry({ cells: five, ...wideBoard })
  expect([width, height]).toEqual([616, 616])
  expect(corner(0, 0)).toEqual([32, 32])
  expect(corner(4, 1)).toEqual([144, 480])
  expect(boardGeometry({ cells: five, ...phoneBoard }).width).toBe(378)
})

test('an L is two boxes', () => {
  const outline = [
    [0, 0],
    [100, 0],
    [100, 80],
    [70, 80],
    [70, 30],
    [0, 30],
  ] as const
  expect(boxesOf(outline)).toEqual([
    { x: 0, y: 0, width: 100, height: 30 },
    { x: 70, y: 30, width: 30, height: 50 },
  ])
})

test('a torn edge keeps its corners and stays near the sheet', () => {
  const path = tornPath(
    [
      [0, 0],
      [200, 0],
      [200, 90],
      [0, 90],
    ],
    3,
  )
  const points = path
    .slice(1, -1)
    .split('L')
    .map(each => each.split(' ').map(Number))
  expect(points[0]).toEqual([0, 0])
  expect(points.filter(([x = 0, y = 0]) => x < -5 || x > 205 || y < -5 || y > 95)).toEqual([])
})

test('an inlaid picture takes the given place and size', () => {
  const dot = picture({ width: 10, height: 10, body: '<circle r="5"/>' })
  expect(inlay(dot, 3, 4, 20, 20)).toBe(
    '<svg x="3" y="4" width="20" height="20" viewBox="0 0 10 10"><circle r="5"/></svg>',
  )
})
