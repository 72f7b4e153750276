import { archiveFigure, backupFigure } from './backups/figure.ts'
import { addonSourceFigure } from './catalogue/figure.ts'
import { coreSourceFigure } from './cores/figure.ts'
import { edgeFigures } from './edge/figures.ts'
import { jobFigure } from './jobs/counts.ts'
import { nodeFigure } from './nodes/store.ts'
import { applicationFigure } from './partners/figure.ts'
import { workflowDefinitions } from './workflow-definitions.ts'
import { workflowFigure } from './workflows/list-workflows.ts'

/** Every subject's figures for Prometheus. */
export const figures = [
  jobFigure,
  nodeFigure,
  coreSourceFigure,
  addonSourceFigure,
  applicationFigure,
  backupFigure,
  archiveFigure,
  workflowFigure(workflowDefinitions),
  ...edgeFigures,
]
