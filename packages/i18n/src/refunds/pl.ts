import type { RefundsMessages } from './en.ts'

export const pl: RefundsMessages = {
  heading: 'Zwrot pieniędzy',
  intro:
    'Niewydane pieniądze można odzyskać. ' +
    'Wracają tą samą drogą, którą przyszły; prowizji operatora płatności nie zwracamy.',
  available: 'Do zwrotu',
  given:
    'Dodatkowe {sum} na saldzie to bonusy: z promocji albo za przestój. Można je wydać, ale nie wypłacić.',
  nothing: 'Na razie nie ma czego zwracać.',
  inDebt: 'Dopóki masz dług {sum}, nic nie można zwrócić.',
  oneAtATime:
    'Rozpatrujemy jeden wniosek naraz. ' +
    'Kolejny złożysz, gdy zapadnie decyzja w sprawie wniosku {number} albo gdy go wycofasz.',
  sum: 'Ile zwrócić (w {currency})',
  sumHint: 'Decyzja w ciągu {review} dni roboczych. Potem pieniądze dotrą w ciągu {paid} dni.',
  sumWrong: 'Wpisz kwotę od {least} do {most}',
  ask: 'Złóż wniosek o zwrot',
  asked: 'Wniosek przyjęty',
  number: 'Wniosek {number}',
  states: {
    requested: 'Rozpatrywany',
    approved: 'Zatwierdzony, pieniądze w drodze',
    paid: 'Wypłacony',
    declined: 'Odrzucony',
    withdrawn: 'Wycofany',
    charged_back: 'Zamknięty: bank cofnął płatność',
  },
  review: 'Rozpatrzymy najpóźniej {day}; do czasu decyzji te pieniądze są odłożone i nie da się ich wydać.',
  onItsWay: 'Pieniądze dotrą najpóźniej {day}; dokładny dzień zależy od banku.',
  byBank:
    '{sum} nie da się zwrócić tą samą drogą: na przykład karta jest zamknięta albo płatność była ' +
    'przelewem. Zapytamy e-mailem, dokąd wysłać pieniądze.',
  reason: 'Powód: {reason}',
  withdraw: 'Wycofaj wniosek',
  withdrawnToast: 'Wniosek wycofany, pieniądze są znów na saldzie',
  history: 'Wcześniejsze wnioski',
}
