-- Every subscriber is answered within 12 hours: every paid plan says so.

update subscriptions_plan
  set perks = array_prepend('Premium support', perks)
  where tier <> 'free' and not 'Premium support' = any(perks);
