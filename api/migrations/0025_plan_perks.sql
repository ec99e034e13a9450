-- What a plan promises must exist: keys for programs do not, so no plan names them.

update subscriptions_plan
  set perks = '{Custom requests,Named manager}', description = 'For teams that resell and brief.'
  where tier = 'elite' and perks = '{API keys,Custom requests,Named manager}';
