import type { RefundsMessages } from './en.ts'

export const lt: RefundsMessages = {
  heading: 'Pinigų grąžinimas',
  intro:
    'Neišleistus pinigus galima susigrąžinti. ' +
    'Jie grįžta tuo pačiu keliu, kuriuo atėjo; mokėjimo sistemos komisinis mokestis negrąžinamas.',
  available: 'Galima grąžinti',
  given:
    'Dar {sum} balanse – dovanoti pinigai: pagal akciją arba už prastovą. Juos galima išleisti, bet ne susigrąžinti.',
  nothing: 'Šiuo metu nėra ko grąžinti.',
  inDebt: 'Kol jūsų skola yra {sum}, nieko grąžinti negalima.',
  oneAtATime:
    'Vienu metu nagrinėjame vieną prašymą. ' +
    'Kitą galėsite pateikti, kai nuspręsime dėl prašymo Nr. ' +
    '{number} arba jį atsiimsite.',
  sum: 'Kiek grąžinti ({currency})',
  sumHint: 'Nuspręsime per {review} darbo dienų. Tada pinigai pasieks jus per {paid} dienų.',
  sumWrong: 'Įveskite sumą nuo {least} iki {most}',
  ask: 'Prašyti grąžinimo',
  asked: 'Prašymas gautas',
  number: 'Prašymas Nr. {number}',
  states: {
    requested: 'Nagrinėjamas',
    approved: 'Patvirtintas, pinigai pakeliui',
    paid: 'Išmokėtas',
    declined: 'Atmestas',
    withdrawn: 'Atsiimtas',
    charged_back: 'Uždarytas: bankas atšaukė mokėjimą',
  },
  review: 'Išnagrinėsime ne vėliau kaip {day}; iki sprendimo šie pinigai atidėti, jų išleisti negalima.',
  onItsWay: 'Pinigai pasieks jus ne vėliau kaip {day}; tiksli diena priklauso nuo banko.',
  byBank:
    '{sum} negalima grąžinti tuo pačiu keliu: pavyzdžiui, kortelė uždaryta arba mokėjote pavedimu. ' +
    'Paklausime el. paštu, kur pinigus siųsti.',
  reason: 'Priežastis: {reason}',
  withdraw: 'Atsiimti prašymą',
  withdrawnToast: 'Prašymas atsiimtas, pinigai vėl balanse',
  history: 'Ankstesni prašymai',
}
