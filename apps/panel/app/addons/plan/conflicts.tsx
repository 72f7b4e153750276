import type { AddonPlan } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import panel from '../../components/panel.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { httpsAddress } from '../text/address.ts'

/** Conflicts that block a plan, and warnings. */
export function Conflicts({ plan }: { plan: AddonPlan }) {
  const messages = useAddonsMessages().plan
  // Blocking conflicts first.
  const all = plan.conflicts.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
  return all.map(({ kind, name, other, blocks, pageUrl }) => {
    const page = pageUrl === null ? undefined : httpsAddress(pageUrl)
    return (
      <p
        key={`${kind} ${name} ${other}`}
        className={`${panel.alert} ${blocks ? '' : panel.calm}`}
        role={blocks ? 'alert' : 'status'}
      >
        {fill(messages.conflicts[kind], { name, other: other ?? '…' })}
        {page && (
          <>
            {' '}
            <a className={panel.link} href={page} target="_blank" rel="noopener noreferrer">
              {messages.toPage}
            </a>
          </>
        )}
      </p>
    )
  })
}
