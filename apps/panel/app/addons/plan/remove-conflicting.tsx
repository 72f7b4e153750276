import type { AddonPlan, RequestedChange } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import { nameOf } from '../../file-access/file-paths.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { Tick } from './tick.tsx'

type RemoveConflictingProps = {
  plan: AddonPlan
  more: readonly RequestedChange[]
  onMore(more: readonly RequestedChange[]): void
}

/** Offers to remove, in the same change, installed addons that conflict with a requested one. */
export function RemoveConflicting({ plan, more, onMore }: RemoveConflictingProps) {
  const messages = useAddonsMessages().plan
  const { rows } = useAddons()
  const others = plan.conflicts.flatMap(({ kind, other }) =>
    kind === 'incompatible' && other ? [other] : [],
  )
  const isRemoved = (path: string) => more.some((one) => one.do === 'remove' && one.path === path)
  const offered = rows.filter(
    ({ name, installed: { path } }) =>
      others.includes(name) || others.includes(nameOf(path)) || isRemoved(path),
  )
  return offered.map(({ name, installed: { path } }) => (
    <Tick
      key={path}
      checked={isRemoved(path)}
      onChange={(is) => {
        const rest = more.filter((one) => one.do !== 'remove' || one.path !== path)
        onMore(is ? [...rest, { do: 'remove', path, settings: false }] : rest)
      }}
    >
      {fill(messages.remove, { name })}
    </Tick>
  ))
}
