import { getConstructionPlans } from 'pg-boss'

/** SQL that creates the job tables of this version of pg-boss. */
export const jobsSchemaSql = (): string => getConstructionPlans('jobs')
