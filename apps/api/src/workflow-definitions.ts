import { changeWorkflow } from './addons/change-workflow.ts'
import { archiveWorkflow } from './backups/archive/archive-workflow.ts'
import { restoreWorkflow } from './backups/restore-workflow.ts'
import { migrationWorkflow } from './servers/migrations/migration-workflow.ts'
import type { WorkflowDefinition } from './workflows/workflow.ts'

/** Every kind of workflow, for operators, metrics and alerts. */
export const workflowDefinitions: readonly WorkflowDefinition[] = [
  migrationWorkflow,
  restoreWorkflow,
  changeWorkflow,
  archiveWorkflow,
]
