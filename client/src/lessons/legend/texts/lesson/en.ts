import type { LessonTexts } from '../../../Lesson'

export const legendLessonEn: LessonTexts = {
  chapters: {
    denmark: {
      title: 'To Denmark',
      about: 'Path, hand, symbols, an opportunity and a risk.',
      steps: {
        sail: 'A monster hunts in King Hrothgar’s hall. Beowulf sails to fight it, and you sail with him.',
        goal: 'When Beowulf dies, the companion with the most points is his heir. Fame, treasure and alliances are points. This plate is yours.',
        path: 'Beowulf walks along 36 episodes. Round ones are quick, octagons are contests for prizes. Crossed-out squares are skipped in the basic game. *Tap an octagon.*',
        hand: 'Your hand. Every card shows one or two symbols of a kind: count the discs. The yellow Beowulf card is a joker, one symbol of any kind. *Tap it.*',
        opportunity:
          'An opportunity: pay once, or decline. Here you may swap two cards. Grendel asks for Courage and Fighting, so *pay your two Wits.*',
        everyone:
          'A Courage! The others keep what they have. Everyone acts in turn, clockwise, starting with whoever has the banner: you.',
        risk: 'A risk: *71%*. Turn up two cards. Each one with Travelling, Friendship or a joker is yours. If none matches, you take a scratch. *Take the risk.*',
        fits: 'Friendship matches and is yours. Wit does not and is discarded. One match is enough: no scratch.',
        nobodyHasTo: 'Nobody has to risk. Eofor did, and keeps one card too. Next: the king’s hall.',
      },
    },
    bluff: {
      title: 'A bluff in the hall',
      about: 'A contest with secret bids, prizes and markers.',
      steps: {
        contest:
          'A contest, all at once. Everyone secretly bids cards. Whoever shows the most Friendship symbols chooses a prize first.',
        prizes:
          'Four players, four prizes: everyone gets one. Only the order is at stake. *Tap the special card*, the Blessing.',
        locked:
          'Hrefn has locked in a bid. You hold two Friendships and a joker. Matching cards are spent, win or lose. Cards that don’t match come back.',
        bluff:
          'So bluff. Choose *one Friendship, one Courage, both Travellings*. Switch on *Show card count*, then *lock in*: the others see how many cards, not which.',
        loseHeart:
          'Bids can change until the last player locks in. Hrefn sees four cards, loses heart and takes both Friendships back.',
        reveal:
          'One symbol each for you and Eofor. Ties go clockwise from the banner, and the banner is yours: marker *1*!',
        take: 'Your three decoys come back. You choose first: *take Hrothgar’s Blessing.* You will need it soon.',
        leftOver:
          'The others choose in order; the last one takes what is left. Whoever was last gets the banner next: Heorogar.',
      },
    },
    grendel: {
      title: 'Grendel’s Attack',
      about: 'A contest in turn, scratches, wounds and a Blessing well used.',
      steps: {
        oneMoreRisk:
          'One more risk on the way: *68%* for Courage or Fighting. *Take it*, and see what can happen.',
        scratch:
          'Nothing matches: your scratch number *1*. It costs nothing by itself, but the third becomes a wound.',
        opens:
          'Grendel! This contest goes in turn. Whoever opens plays exactly one card. Heorogar did: the price is *1*.',
        reach: 'Reach *1* and stop: no card may follow once you are there. *Play one Courage.*',
        dearer:
          'A single card may jump ahead: Eofor’s counts two. The price is *2* now, and the others follow.',
        smallest: 'You need one more. Again, the smallest card that does it: *play Courage.*',
        level:
          'If you are level, you must add exactly one card: Eofor adds two axes. Hrefn cannot follow, risks, and nothing matches. Out, with a scratch.',
        axes: 'Heorogar saves his axes and withdraws. Now is the time for yours: they take you from 2 to exactly *4*. *Play the axes.*',
        oneShort:
          'One short. The joker would do it, but it is your last card that matches. *31* of the *72* cards you have not seen match. *Risk it.*',
        blessing:
          'Two Courage: six! Eofor gives up, you won. All played cards go, but the Blessing saves one. Great Rewards is next: *save the axes.*',
        fame: 'First choice is yours. Five points, or Beowulf’s Daring for bolder risks? *Take Fame 5.*',
        wound:
          'Hrefn takes what nobody wanted: the wound. Two cards comfort him. No wound at the end is worth 5 points.',
        rewards:
          'The king rewards fighters: two Fighting symbols for Treasure 3. You saved yours. *Pay the axes!*',
        soFar:
          'Fame 5 and Treasure 3, and 5 more for no wound: *13* points so far. The alliances of the others stay hidden until the end.',
      },
    },
    heir: {
      title: 'The heir',
      about: 'Wounds, withdrawing in time, and the final scoring.',
      steps: {
        fiftyWinters:
          'Fifty winters have passed. Beowulf is king, old, and faces a dragon. You have *15* points, Heorogar *21*.',
        wounds:
          'Your two wounds cost you only the 5 points for no wound. With three or more, every single one costs 5: minus 15! *Tap your plate.*',
        doubleWound:
          'One prize is a double wound, two at once. The last player will get it. So: don’t be last. *Tap it.*',
        reachOne: 'Heorogar opens. *Reach 1: play Courage.*',
        lastChoice:
          'The price is *2*. Heorogar cannot reach it, risks and fails. He is out with marker 4: the last choice.',
        leaveSafely:
          'Now you may leave safely: somebody else is last. Every card you keep counts at the very end. *Withdraw.*',
        easyChoice: 'Eofor and Hrefn take the big ones. Two are left for you. An easy choice: *Fame 2.*',
        threeWounds:
          'Heorogar gets the double wound and now has three wounds: minus 15. Until now he was winning.',
        hands:
          'Beowulf dies. All hands are shown, and every symbol counts, whatever its kind. You kept your cards: *7*, the most!',
        fiveOrHeal:
          'Fame 5, or heal one wound instead? Going from two wounds to one changes nothing. *Take the fame.*',
        final:
          '*22* points: you are Beowulf’s heir. One tip: you need not win every contest. Just never be last when last hurts.',
      },
    },
    gold: {
      title: 'Gold',
      about: 'For the option Treasure episodes: an auction, and what treasure is good for.',
      steps: {
        money:
          'With treasure episodes, treasure is money, not points. One prize here: Fame 4. Only the winner pays.',
        showThree: 'Bid as in a contest, but with treasure: reach *3* and stop. *Show your 3.*',
        dropping:
          'Eofor has no treasure and is out. Hrefn and Heorogar go to *4*. Withdrawing is free: you keep all your tokens.',
        makeItDear: 'Heorogar wants it badly. Make him pay more: *show your 2.*',
        lastToken:
          'Hrefn withdraws, and his tokens turn face down again. Heorogar shows his last token: *7*.',
        dropOut:
          'You could reach 7 and win, paying everything for Fame 4. Or lose nothing and let him pay 7. *Withdraw.*',
        paid: 'Heorogar paid seven for four points. Now we jump to the end, to episode 35. You still have all your treasure.',
        recover: 'Near the end, whoever still has the most treasure chooses first. You have seven: marker 1.',
        fameSeven: 'Four prizes, and you choose first. *Take Fame 7.*',
        handedIn:
          'All treasure is handed in now and counts for nothing. One tip: the gold you don’t spend wins here.',
      },
    },
  },
  answers: {
    quickOne: 'That is a quick one. Contests are the octagons.',
    fixedSymbol: 'That one has a fixed symbol. The joker is the yellow helmet.',
    forGrendel: 'Keep that one: Grendel’s Attack asks for it.',
    witsCanGo: 'It may help on the way to Denmark. Let the two Wits go.',
    witsNoHelp: 'Allowed, but two Wits won’t help you soon.',
    goodStart: 'You may. But 71% for free cards is a good start.',
    specialFirst: 'Good too. Look at the special card first.',
    showThem: 'Then nobody is impressed. Switch on Show card count.',
    jokerSpent: 'That wins too, but the joker would be spent. One Friendship is enough if they believe you.',
    hideAxes: 'Better not show your axes. Take Courage and both Travellings.',
    oneEnough: 'That wins too, but both would be spent. One is enough if they believe you.',
    threeDecoys: 'Bigger! Add Courage and both Travellings, and show the count.',
    somethingBehind: 'One Friendship at least: a bluff needs something behind it.',
    fairChoice: 'A fair choice, but the Blessing saves a card in your next fight.',
    thisOnce: 'Allowed. Take it this once, to see what happens.',
    saveIt: 'Allowed, but save it for when the price is higher.',
    markerFour: 'You would be out first, with the last choice: the wound.',
    noNeed: 'No need: you hold a card that does it.',
    courageEnough: 'Allowed: you would lead with 3. But Courage is enough.',
    keepJoker: 'Allowed, but jokers match everywhere. Keep it.',
    makesThree: 'That makes 3. You need 4.',
    doBetter: 'Marker 2. You can do better.',
    nothingLeft: 'Allowed, but then you have nothing left for his next card.',
    secondPlace: 'Second place. Look at the odds first.',
    whichTwo: 'Great Rewards asks for two axes. Which card shows two?',
    madeForThis: 'The Blessing is made for this. Use it.',
    strongBut: 'Strong, but points you hold are points.',
    worthLess: 'Worth 1 to 3. Fame is worth 5.',
    avoidIt: 'That is the one to avoid.',
    oneSymbol: 'One symbol only. You need two.',
    threePoints: 'Three points for a card you saved? Take them.',
    theirs: 'That is theirs. Yours is below.',
    theDouble: 'Look for the double wound.',
    sameHere: 'Allowed. Courage is the same here; follow me this once.',
    minusTwenty: 'Marker 4: the double wound, and minus 20.',
    thirdWound: 'You have two scratches: a failed risk is your third wound.',
    thirdScratch: 'If it fails, the third scratch is a third wound: minus 15.',
    cannotOutlast: 'Allowed, but you cannot outlast both, and each card counts at the end.',
    fourWounds: 'Four wounds, minus 20. Let Heorogar have it.',
    gainsNothing: 'With two wounds nothing is lost, so healing gains nothing.',
    fiveIsMore: 'You choose first. Five is more.',
    notEnough: 'Two is not enough. You need 3.',
    threeAlone: 'Allowed, but 3 alone will do.',
    onlyTreasure: 'Only treasure counts here.',
    dontReveal: 'Allowed, but don’t reveal it yet.',
    raiseFirst: 'You may. Let’s raise his price first.',
    allYourGold: 'Allowed, and you would win. But all your gold for four points?',
    takeSeven: 'You choose first: take the seven.',
  },
  things: {
    'station * contest': 'An octagon: King Hrothgar’s Hall',
    'station *': 'A round episode',
    'card beowulf': 'The Beowulf card',
    'card *': 'Another card',
    'prize blessing': 'The Blessing',
    'prize *': 'Another prize',
    'seat 0': 'Your plate',
    'seat *': 'Another plate',
    'prize WW': 'The double wound',
  },
}
