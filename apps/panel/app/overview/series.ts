import type { StatsSeries } from '@zubr/contracts/servers/history'

export type Sample = { at: number; value: number }

/** Samples further apart belong to two runs of the server: no line connects them. */
const gapMs = 3 * 60_000

/** Splits the samples at gaps. */
export function runsOf(samples: readonly Sample[]): Sample[][] {
  const runs: Sample[][] = []
  let last: Sample | undefined
  for (const sample of samples) {
    if (last && sample.at - last.at <= gapMs) runs.at(-1)?.push(sample)
    else runs.push([sample])
    last = sample
  }
  return runs
}

export function samplesOf(points: StatsSeries['points'], column: 1 | 2 | 3): Sample[] {
  return points.flatMap((point) => {
    const value = point[column]
    return value === null ? [] : [{ at: point[0], value }]
  })
}

/** The sample nearest in time; undefined without samples. */
export function nearest(samples: readonly Sample[], at: number): Sample | undefined {
  return samples.reduce<Sample | undefined>(
    (best, sample) => (best && Math.abs(best.at - at) <= Math.abs(sample.at - at) ? best : sample),
    undefined,
  )
}

export type Shape = { line: string; area: string; low: number; high: number; now: number; top: number }

/** `topOf`: the value at the top, for the highest value. */
type Box = { from: number; until: number; width: number; height: number; topOf(high: number): number }

/** SVG paths in a box; undefined without samples. */
export function shapeOf(
  samples: readonly Sample[],
  { from, until, width, height, topOf }: Box,
): Shape | undefined {
  const now = samples.at(-1)?.value
  if (now === undefined) return undefined
  const values = samples.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const top = topOf(high)
  const toPoint = ({ at, value }: Sample): [number, number] => [
    round((width * (at - from)) / (until - from)),
    round(height - (height * value) / top),
  ]
  const runs = runsOf(samples).map((run) => run.map(toPoint))
  return {
    // A run of one sample is drawn one unit wide.
    line: runs.map((run) => `M${lineOf(run)}${run.length === 1 ? 'h1' : ''}`).join(''),
    area: runs
      .map((run) => `M${run[0]?.[0]} ${height}L${lineOf(run)}L${run.at(-1)?.[0]} ${height}Z`)
      .join(''),
    low,
    high,
    now,
    top,
  }
}

const lineOf = (run: [x: number, y: number][]) => run.map((point) => point.join(' ')).join('L')

const round = (value: number) => Math.round(value * 10) / 10
