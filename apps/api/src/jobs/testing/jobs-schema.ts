import { getConstructionPlans } from 'pg-boss'

/** The SQL that makes the tables of jobs as this version of pg-boss has them. */
export const jobsSchemaSql = (): string => getConstructionPlans('jobs')
