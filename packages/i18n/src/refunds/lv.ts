import type { RefundsMessages } from './en.ts'

export const lv: RefundsMessages = {
  heading: 'Naudas atmaksa',
  intro:
    'Neiztērēto naudu var saņemt atpakaļ. ' +
    'To atmaksājam tādā pašā veidā, kā maksājāt; maksājumu sistēmas komisiju neatmaksājam.',
  available: 'Var atmaksāt',
  given: 'Vēl {sum} kontā ir bonusi: no akcijas vai par dīkstāvi. Tos var iztērēt, bet ne izmaksāt.',
  nothing: 'Pašlaik nav ko atmaksāt.',
  inDebt: 'Kamēr jums ir parāds {sum}, neko nevar atmaksāt.',
  oneAtATime:
    'Vienlaikus izskatām vienu pieprasījumu. ' +
    'Nākamo varēsiet iesniegt, kad būs lēmums par pieprasījumu {number} vai to atsauksiet.',
  sum: 'Atmaksājamā summa ({currency})',
  sumHint: 'Izlemsim {review} darbdienu laikā. Pēc tam nauda pienāks {paid} dienu laikā.',
  sumWrong: 'Ievadiet summu no {least} līdz {most}',
  ask: 'Lūgt atmaksu',
  asked: 'Pieprasījums saņemts',
  number: 'Pieprasījums {number}',
  states: {
    requested: 'Tiek izskatīts',
    approved: 'Apstiprināts, nauda ir ceļā',
    paid: 'Izmaksāts',
    declined: 'Noraidīts',
    withdrawn: 'Atsaukts',
    charged_back: 'Slēgts: banka maksājumu atsauca',
  },
  review: 'Izskatīsim ne vēlāk kā {day}; līdz lēmumam šī nauda ir rezervēta, un to nevar iztērēt.',
  onItsWay: 'Nauda pienāks ne vēlāk kā {day}; precīza diena atkarīga no bankas.',
  byBank:
    '{sum} nevar atmaksāt tādā pašā veidā: piemēram, karte ir slēgta vai maksājāt ar pārskaitījumu. ' +
    'Pa e-pastu pajautāsim, kur naudu sūtīt.',
  reason: 'Iemesls: {reason}',
  withdraw: 'Atsaukt pieprasījumu',
  withdrawnToast: 'Pieprasījums atsaukts, nauda atkal ir kontā',
  history: 'Iepriekšējie pieprasījumi',
}
