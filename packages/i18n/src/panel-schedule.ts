import type { missedChoices } from '@zubr/contracts/schedules/limits'
import type {
  ScheduleRun,
  ScheduleStep,
  SkipReason,
  StepFailure,
  StepState,
} from '@zubr/contracts/schedules/schedules'
import type { RuleFault, TimeRule } from '@zubr/domain/schedules/times'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/** Messages of a server's schedules. The panel's catalogue holds them as `schedule`. */
export type ScheduleMessages<L extends Locale | 'any' = 'any'> = {
  heading: string
  create: string
  /** `{most}` schedules are there, and no more can be. */
  full: string
  empty: string
  /** What a new one can begin with: its name, which is also the button, and what it does. */
  templates: Record<'restart' | 'backup' | 'message', { name: string; text: string }>
  /** The button that begins with nothing. */
  blank: string
  /** What is put after the command that speaks in the chat. */
  exampleMessage: string
  next: string
  /** After a time of another zone: the same by the reader's clock, `{time}`. */
  yours: string
  off: string
  lastRun: string
  neverRan: string
  /** Read aloud: the switch of the schedule `{name}`. */
  turnOn: string
  runNow: string
  runNowTitle: string
  runNowText: string
  started: string
  edit: string
  remove: string
  removeTitle: string
  removeText: string
  runs: string
  noRuns: string
  /** How a run stands or ended. `queued`: before it the server has another, or its node is away. */
  outcomes: Record<NonNullable<ScheduleRun['outcome']> | 'queued' | 'working', string>
  byHand: string
  /** Why a run was skipped. */
  reasons: Record<SkipReason, string>
  stepStates: Record<StepState, string>
  /** Why a step failed; the steps after it were not done. */
  failures: Record<StepFailure, string>
  newHeading: string
  editHeading: string
  back: string
  name: string
  nameMissing: string
  when: string
  kinds: Record<TimeRule['kind'], string>
  time: string
  addTime: string
  /** Read aloud: takes the time `{time}` away. */
  timeMissing: string
  removeTime: string
  days: string
  daysMissing: string
  expression: string
  expressionHint: string
  faults: Record<RuleFault, string>
  zone: string
  zoneHint: string
  zoneFault: string
  /** Above the next five times. */
  nextTimes: string
  daylight: string
  what: string
  steps: Record<ScheduleStep['kind'], string>
  addStep: string
  stepsMissing: string
  stepsFull: string
  command: string
  commandHint: string
  commandMissing: string
  countdown: string
  countdownHint: string
  noChat: string
  logsDays: string
  logsHint: string
  pause: string
  pauseHint: string
  /** Buttons of the step `{step}`. */
  up: string
  down: string
  removeStep: string
  conditions: string
  onlyIfEmpty: string
  onlyIfEmptyHint: string
  skipIfNotRunning: string
  missed: string
  missedHint: string
  missedChoices: Record<(typeof missedChoices)[number], string>
  saved: string
  /** Of which a rule's reading is put together; lists are in the nominative. */
  reading: {
    everyDay: string
    at: string
    everyMinutes: Plural<L>
    atMinutes: string
    hoursAndMinutes: string
    weekdays: string
    monthDays: string
    eitherDay: string
    months: string
  }
}
