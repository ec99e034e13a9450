-- Collections say what is so; words of the operator are left alone.
update shop_collection set description =
  'What leads our lists just now. A download counts half as much with every week that passes.'
where slug = 'trending'
  and description = 'What is downloaded most just now: a download counts half as much with every week that passes.';

update shop_collection set description =
  'Every pattern under the Premium Exclusive License: not part of Membership, and each can be bought by itself.'
where slug = 'premium'
  and description = 'Every pattern that our studios sell under the Premium Exclusive License.';
