import { provideDatabaseServer } from '@zubr/postgres/server-for-tests'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrate.ts'
import { openDatabase } from './open.ts'

/** vitest's global setup: databases of tests are clones of one that has our tables. */
export default (project: TestProject) =>
  provideDatabaseServer(project, async (url) => {
    const database = openDatabase(url)
    await migrate(database.db)
    await database.close()
  })
