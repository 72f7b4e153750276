import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'

/** A core as its makers write it. */
export const coreName = (id: string): string => (isCoreId(id) ? coreKinds[id].name : id)
