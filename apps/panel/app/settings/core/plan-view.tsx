import type { CorePlan } from '@zubr/contracts/addons/core'
import { type AddonOutcomeKind, addonOutcomes } from '@zubr/domain/cores/change/addon-outcomes'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import { nameOf } from '../../file-access/file-paths.ts'
import { formatMegabytes } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import styles from './core.module.css'

const nameOfCore = (id: string) => (isCoreId(id) ? coreKinds[id].name : id)

/** The plan of a core change as text; blockers come first. */
export function PlanView({ plan, onNewWorld }: { plan: CorePlan; onNewWorld(): void }) {
  const { locale, messages: all } = useI18n()
  const messages = useCoreMessages().plan
  const memory = plan.recommendedMb === null ? '' : formatMegabytes(locale, all, plan.recommendedMb)
  return (
    <div className={styles.plan} role="status">
      {plan.refusals.map((why) => (
        <div key={why} className={`${panel.alert} ${panel.spread}`}>
          {why === 'world' ? (
            <>
              <p>{plan.world.reason && messages.world.refused[plan.world.reason]}</p>
              <Button tone="quiet" onClick={onNewWorld}>
                {messages.world.instead}
              </Button>
            </>
          ) : (
            <p>{why === 'memory' ? fill(messages.memory, { memory }) : messages.refusals[why]}</p>
          )}
        </div>
      ))}
      <Facts plan={plan} />
      {plan.world.outcome !== 'none' && plan.world.outcome !== 'no' && <World world={plan.world} />}
      {plan.refusals.length === 0 && <OtherWorlds of={plan.world.others} />}
      {plan.recommendedMb !== null && !plan.refusals.includes('memory') && (
        <Notice>{fill(messages.tight, { memory })}</Notice>
      )}
      <Addons plan={plan} />
      {plan.lostSettings.length > 0 && (
        <p>
          {fill(messages.lost, { names: plan.lostSettings.map((key) => settingName(all, key)).join(', ') })}
        </p>
      )}
      {plan.refusals.length === 0 && (
        <p className={panel.dim}>
          {messages.steps}{' '}
          {plan.bytes > 0 &&
            fill(messages.bytes, { size: formatMegabytes(locale, all, Math.ceil(plan.bytes / 2 ** 20)) })}
        </p>
      )}
    </div>
  )
}

function settingName(messages: PanelMessages, key: string): string {
  const fields: Record<string, { label: string } | undefined> = messages.settings.fields
  return lookUp(fields, key)?.label ?? key
}

/** Changes of core, version and Java. */
function Facts({ plan: { from, to } }: { plan: CorePlan }) {
  const messages = useCoreMessages().plan
  const isBuild = from.id === to.id && from.version === to.version
  const numberOf = ({ version, build }: CorePlan['from']) =>
    isBuild && build ? `${version} (${build})` : version
  const rows = [
    [messages.core, nameOfCore(from.id), nameOfCore(to.id)],
    [messages.version, numberOf(from), numberOf(to)],
    [messages.java, String(from.java ?? '—'), String(to.java ?? '—')],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([label, before, after]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before === after ? after : fill(messages.moves, { from: before, to: after })}</dd>
        </div>
      ))}
    </dl>
  )
}

function World({ world }: { world: CorePlan['world'] }) {
  const messages = useCoreMessages().plan.world
  if (world.outcome === 'new') return <Notice>{messages.fresh}</Notice>
  const { converted, dimensions, losesMods } = world
  const says = [
    messages.kept,
    converted && messages.converted,
    dimensions === 'by_core' && messages.byCore,
    dimensions === 'by_us' && messages.byUs,
    losesMods && messages.losesMods,
  ].filter(Boolean)
  return converted || losesMods ? <Notice>{says.join(' ')}</Notice> : <p>{says.join(' ')}</p>
}

/** Additional worlds that plugins created. */
function OtherWorlds({ of }: { of: CorePlan['world']['others'] }) {
  const messages = useCoreMessages().plan.world.others
  return (['goes', 'not_loaded', 'converted'] as const).map((outcome) => {
    const names = of.flatMap((each) => (each.outcome === outcome ? [each.folder] : []))
    return (
      names.length > 0 && (
        <Notice key={outcome}>{fill(messages[outcome], { names: names.join(', ') })}</Notice>
      )
    )
  })
}

/** Addons by outcome: groups that need attention are open. */
function Addons({ plan }: { plan: CorePlan }) {
  const { locale } = useI18n()
  const messages = useCoreMessages().plan
  const order = [...addonOutcomes].toReversed()
  const groups = order.flatMap((outcome) => {
    const addons = plan.addons.filter((each) => each.outcome === outcome)
    return addons.length > 0 ? [{ outcome, addons }] : []
  })
  const isOpen = (outcome: AddonOutcomeKind) => outcome !== 'fits' && outcome !== 'not_loaded'
  return (
    <section className={styles.addons} aria-label={messages.addons}>
      <h4>{messages.addons}</h4>
      {plan.hasUnavailableSource && <Notice>{messages.away}</Notice>}
      {groups.length === 0 && <p className={panel.dim}>{messages.noAddons}</p>}
      {groups.map(({ outcome, addons }) => (
        <details key={outcome} open={isOpen(outcome)}>
          <summary>
            {plural(locale, messages.fates[outcome], addons.length, {
              count: formatNumber(locale, addons.length),
            })}
          </summary>
          <ul>
            {addons.map(({ path, name, from, to }) => (
              <li key={path}>
                {name ?? nameOf(path)}{' '}
                <span className={panel.dim}>
                  {from && to ? fill(messages.moves, { from, to }) : (from ?? to ?? '')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
