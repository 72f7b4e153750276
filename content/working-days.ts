import type { WorkingCalendar } from '@zubr/domain/payments/working-days'

/**
 * Working days of Belarus, for review periods. Add the next year's moved days (decreed in summer or
 * autumn) and Radunitsa, the ninth day after the Orthodox Easter, and raise `lastYear`; `zubr
 * refund list` says when.
 */
export const workingDays: WorkingCalendar = {
  holidays: ['01-01', '01-02', '01-07', '03-08', '05-01', '05-09', '07-03', '11-07', '12-25'],
  free: [
    // Resolution 397 of the Council of Ministers, 22 July 2025: the day before Radunitsa is worked
    // on Saturday, 25 April.
    '2026-04-20',
    // Radunitsa. No moved days were known for 2027 when this was written.
    '2026-04-21',
    '2027-05-11',
  ],
  worked: ['2026-04-25'],
  // 2027 is known in part: `refund list` says so once a request extends into it.
  lastYear: 2026,
}
