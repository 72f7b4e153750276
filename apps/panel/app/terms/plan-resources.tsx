import { isFree, type Plan } from '@zubr/domain/plans'
import { fill, formatNumber } from '@zubr/i18n/format'
import { Notice } from '../components/notice.tsx'
import { useI18n } from '../i18n.tsx'
import { FreeMemoryNote } from './free-memory-note.tsx'
import { PriceLineList } from './price-line-list.tsx'

/** The dialog's first offer: the next more expensive plan without less memory, if there is one. */
export function nextPlan(others: readonly Plan[], now: Plan | undefined): Plan | undefined {
  const dearer = others.filter(({ price }) => price.BYN > (now?.price.BYN ?? 0))
  return dearer.find(({ ramGb }) => ramGb >= (now?.ramGb ?? 0)) ?? dearer[0] ?? others.at(-1)
}

type PlanResourcesProps = { former: Plan | undefined; next: Plan | undefined }

/** Memory, disk and cores of both plans, with a warning if the new one has less. */
export function PlanResources({ former, next }: PlanResourcesProps) {
  const { locale, messages } = useI18n()
  const t = messages.terms.plan
  if (!former || !next) return null
  const { memory, disk, cores } = messages.create
  const gigabytes = (amount: number) =>
    fill(messages.frame.gigabytes, { amount: formatNumber(locale, amount) })
  const count = (amount: number | undefined) => (amount === undefined ? '–' : formatNumber(locale, amount))
  const lines = [
    { id: 'memory', label: memory, amount: change(gigabytes(former.ramGb), gigabytes(next.ramGb)) },
    { id: 'disk', label: disk, amount: change(gigabytes(former.diskGb), gigabytes(next.diskGb)) },
  ]
  if (former.cores !== undefined || next.cores !== undefined)
    lines.push({ id: 'cores', label: cores, amount: change(count(former.cores), count(next.cores)) })
  const hasLessMemory = next.ramGb < former.ramGb
  const hasLessDisk = next.diskGb < former.diskGb
  const lessOne = hasLessMemory ? t.lessMemory : hasLessDisk ? t.lessDisk : undefined
  const less = hasLessMemory && hasLessDisk ? t.lessBoth : lessOne
  return (
    <>
      <PriceLineList lines={lines} />
      {less && <Notice>{less}</Notice>}
      {hasLessMemory && isFree(former) && <FreeMemoryNote free={former} paid={next} />}
    </>
  )
}

const change = (former: string, next: string) => (former === next ? next : `${former} → ${next}`)
