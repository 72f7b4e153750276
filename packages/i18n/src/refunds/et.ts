import type { RefundsMessages } from './en.ts'

export const et: RefundsMessages = {
  heading: 'Raha tagasi',
  intro:
    'Kulutamata raha saab tagasi küsida. ' +
    'See tagastatakse samal viisil, nagu maksite; maksesüsteemi teenustasu ei tagastata.',
  available: 'Saab tagasi küsida',
  given:
    'Veel {sum} saldol on boonus: kampaaniast või seisaku eest. Selle saab ära kulutada, aga mitte välja võtta.',
  nothing: 'Praegu pole midagi tagasi küsida.',
  inDebt: 'Kuni teil on võlg {sum}, ei saa midagi tagasi küsida.',
  oneAtATime:
    'Vaatame korraga läbi ühe taotluse. ' +
    'Uue saate esitada, kui taotluse {number} kohta on otsus tehtud või te selle tagasi võtate.',
  sum: 'Summa ({currency})',
  sumHint: 'Otsustame {review} tööpäeva jooksul. Pärast seda jõuab raha kohale {paid} päeva jooksul.',
  sumWrong: 'Sisestage summa vahemikus {least} kuni {most}',
  ask: 'Küsi raha tagasi',
  asked: 'Taotlus on vastu võetud',
  number: 'Taotlus {number}',
  states: {
    requested: 'Läbivaatamisel',
    approved: 'Kinnitatud, raha on teel',
    paid: 'Välja makstud',
    declined: 'Tagasi lükatud',
    withdrawn: 'Tagasi võetud',
    charged_back: 'Suletud: pank võttis makse tagasi',
  },
  review: 'Vaatame läbi hiljemalt {day}; kuni otsuseni on see raha kõrvale pandud ja seda ei saa kulutada.',
  onItsWay: 'Raha jõuab kohale hiljemalt {day}; täpne päev oleneb pangast.',
  byBank:
    '{sum} ei saa samal viisil tagastada: näiteks on kaart suletud või maksite ülekandega. ' +
    'Küsime e-posti teel, kuhu raha saata.',
  reason: 'Põhjus: {reason}',
  withdraw: 'Võta taotlus tagasi',
  withdrawnToast: 'Taotlus on tagasi võetud, raha on jälle saldol',
  history: 'Varasemad taotlused',
}
