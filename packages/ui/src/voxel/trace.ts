/**
 * The picture's grid: columns two units wide, cut into triangles with one upright side of two
 * units.
 * A triangle's id is its column and the height of its middle. Half a voxel face is one triangle.
 */
export const triangle = (column: number, middle: number) => (column + 2048) * 4096 + (middle + 2048)

const columnOf = (id: number) => Math.floor(id / 4096) - 2048
const middleOf = (id: number) => (id % 4096) - 2048

/** The corners of a triangle, clockwise. */
function corners(id: number): [number, number][] {
  const column = columnOf(id)
  const middle = middleOf(id)
  const left = 2 * column
  const pointsLeft = (column + middle) % 2 === 0
  return pointsLeft
    ? [
        [left, middle],
        [left + 2, middle - 1],
        [left + 2, middle + 1],
      ]
    : [
        [left, middle - 1],
        [left + 2, middle],
        [left, middle + 1],
      ]
}

type Edge = { from: number; dx: number; dy: number }

const vertex = (x: number, y: number) => (x + 4096) * 8192 + (y + 4096)
const vertexX = (id: number) => Math.floor(id / 8192) - 4096
const vertexY = (id: number) => (id % 8192) - 4096

/**
 * The outline of a set of triangles as path data: shared sides vanish, straight runs become one
 * command.
 */
export function outline(triangles: Iterable<number>): string {
  const edges = new Map<number, Edge[]>()
  for (const id of triangles) {
    const points = corners(id)
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % 3] ?? [x, y]
      const back = edges.get(vertex(nextX, nextY))
      const twin = back?.findIndex((e) => e.dx === x - nextX && e.dy === y - nextY) ?? -1
      if (back && twin >= 0) {
        back.splice(twin, 1)
        return
      }
      const from = vertex(x, y)
      const edge = { from, dx: nextX - x, dy: nextY - y }
      const outgoing = edges.get(from)
      if (outgoing) outgoing.push(edge)
      else edges.set(from, [edge])
    })
  }
  let path = ''
  let penX = 0
  let penY = 0
  for (const start of [...edges.keys()].sort((a, b) => a - b)) {
    while (edges.get(start)?.length) {
      const steps = walk(edges, start)
      // `z` draws the closing side, so the last step is omitted.
      steps.pop()
      path += `${path ? 'm' : 'M'}${pair(vertexX(start) - penX, vertexY(start) - penY)}`
      penX = vertexX(start)
      penY = vertexY(start)
      let command = ''
      for (const [dx, dy] of steps) {
        const next = dx === 0 ? 'v' : 'l'
        const text = dx === 0 ? `${dy}` : pair(dx, dy)
        path += next === command ? (text.startsWith('-') ? text : ` ${text}`) : next + text
        command = next
      }
      path += 'z'
    }
  }
  return path
}

const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** Removes one closed ring from `edges` and returns its sides, with straight runs joined. */
function walk(edges: Map<number, Edge[]>, start: number): [number, number][] {
  const steps: [number, number][] = []
  let at = start
  let last: Edge | undefined
  do {
    const out = edges.get(at) ?? []
    const straight = last ? out.findIndex((e) => e.dx === last?.dx && e.dy === last?.dy) : -1
    const [edge] = out.splice(Math.max(straight, 0), 1)
    if (!edge) throw new Error('An outline does not close.')
    const previous = steps.at(-1)
    if (previous && straight >= 0) {
      previous[0] += edge.dx
      previous[1] += edge.dy
    } else steps.push([edge.dx, edge.dy])
    at = vertex(vertexX(at) + edge.dx, vertexY(at) + edge.dy)
    last = edge
  } while (at !== start)
  return steps
}
