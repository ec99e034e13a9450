-- New patterns are open to subscribers 48 hours before others: every paid plan says so, after the support it gives.

update subscriptions_plan
  set perks = perks[1:1] || array['Early access'] || perks[2:]
  where tier <> 'free' and not 'Early access' = any(perks);
