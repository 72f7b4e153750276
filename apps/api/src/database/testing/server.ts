import { provideDatabaseServer } from '@zubr/postgres/testing/server'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../migrate.ts'

/** vitest's global setup: databases of tests are clones of one that has our tables. */
export default (project: TestProject) => provideDatabaseServer(project, migrate)
