import { provideDatabaseServer } from '@zubr/postgres/testing/server'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../migrate.ts'

/** vitest's global setup: test databases are clones of a migrated one. */
export default (project: TestProject) => provideDatabaseServer(project, migrate)
