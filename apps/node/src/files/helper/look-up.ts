import type { lookUp as LookUp } from '@zubr/domain/tables/look-up'

/** The domain's function of that name, which a sandbox cannot import. */
export const lookUp: typeof LookUp = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined)
