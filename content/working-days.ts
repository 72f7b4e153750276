import type { WorkingCalendar } from '@zubr/domain/payments/working-days'

/**
 * Working days of Belarus, by which requests are reviewed. Once a year, when the government has moved days (usually in summer or autumn, for the
 * year after), add them and that year's Radunitsa, the ninth day after the Orthodox Easter, and raise `lastYear`; `zubr refund list` says when it is time.
 */
export const workingDays: WorkingCalendar = {
  holidays: ['01-01', '01-02', '01-07', '03-08', '05-01', '05-09', '07-03', '11-07', '12-25'],
  free: [
    // Resolution 397 of the Council of Ministers, 22 July 2025: the day before Radunitsa is worked on Saturday, 25 April.
    '2026-04-20',
    // Radunitsa. For 2027 no moved days were known when this was written.
    '2026-04-21',
    '2027-05-11',
  ],
  worked: ['2026-04-25'],
  // That of 2027 is known in part: `refund list` says so once a request reaches into it.
  lastYear: 2026,
}
