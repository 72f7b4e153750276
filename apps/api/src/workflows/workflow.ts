import { integer, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/*
 * A workflow is a row that advances from phase to phase, such as a migration or a restore.
 * Each kind has a table of its own with its constraints. Guide: docs/add-a-workflow.md.
 */

/** Columns that each table of workflows has beside its own. */
export const workflowColumns = () => ({
  phaseAt: instant().notNull().defaultNow(),
  ...checkColumns(),
})

/** The columns of the sweeper. */
export const checkColumns = () => ({
  /** When the sweeper checks it next; null while only an event can advance it. */
  dueAt: instant(),
  /** The number of checks in this phase. */
  attempts: integer().notNull().default(0),
  /** The error of the last check, for operators. */
  lastError: text(),
})

export type PhaseOptions = {
  /** Seconds from the phase's start, then from each check, to the next check; the last repeats. */
  checkAfterSeconds?: readonly [number, ...number[]]
  /** A workflow that stays in the phase for longer causes an alert. */
  stuckAfterHours?: number
  /** The workflow rests in this phase, as if it had ended, unless a check is due. */
  isRest?: true
}

/** A kind of workflow. Names in SQL are those of its table. */
export type WorkflowDefinition<Phase extends string = string> = {
  kind: string
  table: string
  /** `subject` identifies what the workflow changes: a server or a request. */
  columns: { id: string; phase: string; phaseAt: string; startedAt: string; subject: string }
  /** The open phases. In any other phase the workflow has ended. */
  phases: Readonly<Record<Phase, PhaseOptions>>
}

/**
 * What a workflow does on an event. `phase`: goes there, or stays, stores `set` in the same
 * statement and performs the effects in order. `wait`: nothing to do yet. `refused`: the event is
 * impossible in this phase.
 */
export type Decision<Phase extends string, Effect, Columns = object> =
  | { phase: Phase; set?: Columns; effects: readonly Effect[] }
  | { wait: true }
  | { refused: string }

export const wait = { wait: true } as const

/** The columns of the engine for a row that enters a phase. */
export type PhaseColumns<Phase extends string> = {
  phase: Phase
  phaseAt: Date
  dueAt: Date | null
  attempts: number
  lastError: null
}

export function enterPhase<Phase extends string>(
  { phases }: Pick<WorkflowDefinition, 'phases'>,
  phase: Phase,
  now: Date,
): PhaseColumns<Phase> {
  const seconds = phases[phase]?.checkAfterSeconds?.[0]
  const dueAt = seconds === undefined ? null : new Date(+now + seconds * 1_000)
  return { phase, phaseAt: now, dueAt, attempts: 0, lastError: null }
}

/**
 * Carries out a decision about a locked row: one `store`, then the effects. Resolves to false if
 * the decision changes nothing.
 */
export async function applyDecision<Phase extends string, Effect, Columns>(
  decision: Decision<Phase, Effect, Columns>,
  {
    definition,
    current,
    now,
    store,
    perform,
  }: {
    definition: WorkflowDefinition
    current: Phase
    now: Date
    store: (columns: Partial<Columns> & Partial<PhaseColumns<Phase>>) => Promise<unknown>
    perform: (effect: Effect) => Promise<unknown>
  },
): Promise<boolean> {
  if (!('phase' in decision)) return false
  const { phase, set, effects } = decision
  const entered = phase === current ? {} : enterPhase(definition, phase, now)
  // A decision may choose another time for the next check.
  if (set || phase !== current) await store({ ...entered, ...set } as Parameters<typeof store>[0])
  for (const effect of effects) await perform(effect)
  return true
}
