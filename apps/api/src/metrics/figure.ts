import type { Db } from '../database/open.ts'

/** Something that the database knows and Prometheus is told: how many there are, by labels. */
export type Figure = {
  name: string
  help: string
  labels: readonly string[]
  /** Every combination of labels that there is, also where none is counted. */
  read(db: Db): Promise<({ count: number } & Record<string, string | number>)[]>
}
