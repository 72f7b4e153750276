import type { ServerReport } from '@zubr/contracts/node-servers'
import type { Usage } from '../../runtime/runtime.ts'

type Measured = {
  usage: Usage | undefined
  diskMb: number | undefined
  players: number | null
  names: readonly string[]
}

export function statsOf({ usage, diskMb, players, names }: Measured): ServerReport['stats'] {
  if (!usage) return null
  const { cpuPercent, memoryMb } = usage
  const named = names.length > 0 && { names: [...names] }
  return { cpuPercent, memoryMb, diskMb: diskMb ?? 0, players, ...named }
}
