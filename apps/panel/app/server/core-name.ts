import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'

/** The official spelling of a core. */
export const coreName = (id: string): string => (isCoreId(id) ? coreKinds[id].name : id)
